import type { ReactNode } from 'react';
import { useLater } from './use-later.ts';

/** Its children come after the rendering that it comes with. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useLater() ? children : null;
}
