import type { GateScript } from '@campusway/contract';
import { intro } from './home/intro.ts';

export const clicks: GateScript = {
  home: [{ type: 'library', into: { role: 'combobox', name: intro.search.hint } }],
};
