import { useEffect, useState } from 'react';
import { type Palette, readPalette, watchPalette } from './palette.ts';

/** The current colours of the plan; follows the system and the theme switch. */
export function usePalette(): Palette {
  const [palette, setPalette] = useState(() => readPalette(document.body));
  useEffect(() => watchPalette(() => setPalette(readPalette(document.body))), []);
  return palette;
}
