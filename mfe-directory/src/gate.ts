import type { GateScript } from '@campusway/contract';

export const clicks: GateScript = {
  staff: [
    { type: 'a name that nobody has', into: { role: 'searchbox', name: 'Name' } },
    { click: { role: 'button', name: 'Show all' } },
  ],
};
