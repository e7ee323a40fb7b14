import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from '../source/sources.ts';
import type { Fault } from './finding.ts';
import { checkPictureFile, png, svg, webp } from './picture-file.ts';

/** Every page shows it. */
const maxKilobytes = 60;
/** An SVG opened by its own address would run it. */
const script = /<script|\son\w+\s*=|javascript:/i;

/** The logo is a picture of the folder logo/, and that folder holds nothing else. */
export function* checkLogo(
  { college }: Pick<Sources, 'college'>,
  folder: string,
  paths: readonly string[],
): Generator<Fault> {
  const logos = college.flatMap(({ path, content }) => (content.logo ? [{ path, logo: content.logo }] : []));
  for (const { path: file, logo } of logos) {
    const path = join(folder, logo);
    const fault = checkPictureFile(path, {
      what: 'The logo',
      name: logo,
      formats: [svg, png, webp],
      maxKilobytes,
      orElse: 'take the line "logo" out',
      smaller: 'simplify the drawing, or save it with 512 by 512 pixels',
    });
    if (fault) yield { file, pointer: '/logo', ...fault };
    else if (logo.endsWith('.svg') && script.test(readFileSync(path, 'utf8'))) {
      const message = `The logo, "${logo}", has a script in it`;
      yield { file, pointer: '/logo', message, fix: 'Export it again as a plain SVG, or as PNG' };
    }
  }
  for (const file of paths.filter((path) => path.startsWith('logo/'))) {
    if (logos.some(({ logo }) => logo === file)) continue;
    const fix = 'Name it as the "logo" of college.json, or take it out of the folder';
    yield { file, pointer: '', severity: 'warning', message: 'This is not the logo of the college', fix };
  }
}
