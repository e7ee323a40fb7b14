import type { GateScript } from '@campusway/contract';

export const clicks: GateScript = {
  staff: [
    { type: 'an unknown name', into: { role: 'searchbox', name: 'Name' } },
    { click: { role: 'button', name: 'Show all' } },
  ],
};
