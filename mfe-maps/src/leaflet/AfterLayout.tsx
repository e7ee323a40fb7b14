import type { ReactNode } from 'react';
import { useAfterLayout } from '../use-after-layout.ts';

/** Renders its children once the first render has been laid out. */
export function AfterLayout({ children }: { readonly children: ReactNode }) {
  return useAfterLayout() ? children : null;
}
