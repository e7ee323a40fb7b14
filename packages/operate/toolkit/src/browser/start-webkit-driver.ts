import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../debian/find-program.ts';
import { findFreePort } from '../ports.ts';
import { ToolError } from '../run-tool.ts';

export interface WebKitDriver {
  /** URL of the WebDriver endpoint. */
  readonly url: string;
  /** Path of the browser. */
  readonly browser: string;
  readonly stop: () => Promise<void>;
}

/** Starts Debian's WebKitWebDriver, with a virtual display if there is none. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const program = findProgram({
    places: ['/usr/bin/WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  });
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!browser) throw new ToolError('Cannot test in WebKit: webkit2gtk-driver has no MiniBrowser');
  const screen = process.env.DISPLAY ? undefined : await startDisplay();
  const port = await findFreePort();
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // The sandbox needs privileges that a container does not have; tests open only pages of this project.
    env: {
      ...process.env,
      ...(screen && { DISPLAY: screen.name }),
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url);
  return {
    url,
    browser,
    async stop() {
      await end(driver);
      if (screen) await end(screen.process);
    },
  };
}

async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const program = findProgram({ places: ['/usr/bin/Xvfb'], packages: ['xvfb'] });
  // Xvfb chooses a free display number and writes it to file descriptor 3.
  const process = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = process.stdio[3];
  if (!numbers) throw new ToolError('Cannot test in WebKit: Xvfb did not report its display number');
  const [number] = (await once(numbers, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, process };
}

async function untilAnswering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answers = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await wait(100);
  }
  throw new ToolError('Cannot test in WebKit: WebKitWebDriver does not answer');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
