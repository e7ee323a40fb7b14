/**
 * Prints what a module declares in `src/routes.ts` and `src/gate.ts` as one line of JSON. `readDeclared` starts it without
 * the environment and with read access to sources only: a module's code must not run where the signing key is.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const source = join(process.argv[2] ?? '', 'src');
const gate = join(source, 'gate.ts');
const { routes } = (await import(join(source, 'routes.ts'))) as { routes: unknown };
const clicks = existsSync(gate) ? ((await import(gate)) as { clicks: unknown }).clicks : undefined;
process.stdout.write(`\n${JSON.stringify({ routes, clicks })}`);
