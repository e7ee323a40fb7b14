import { useEffect, useState } from 'react';
import { type Palette, readPalette, watchPalette } from './palette.ts';

/** The plan's colours as they are now: on paper or at night, whatever the system and the switch say. */
export function usePalette(): Palette {
  const [palette, setPalette] = useState(() => readPalette(document.body));
  useEffect(() => watchPalette(() => setPalette(readPalette(document.body))), []);
  return palette;
}
