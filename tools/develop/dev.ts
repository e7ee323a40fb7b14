import { join } from 'node:path';
import { readRoutes } from '@campusway/artefact/build';
import { collegeInDevelopment } from '@campusway/college/derive';
import {
  contractVersion,
  expandRoutes,
  type RegisteredModule,
  type RouteSubjects,
} from '@campusway/contract';
import {
  collegeFolder,
  listRemotes,
  projectRoot,
  readAuthSettings,
  readPort,
  runTool,
  startProgram,
  ToolError,
} from '@campusway/toolkit';

/** Vite's log line when a server listens. */
const ready = /Local:/;

await runTool(async () => {
  const port = readPort('DEV_PORT', 5173);
  const remotes = listRemotes().map((name, index) => ({ name, port: port + 1 + index }));
  const highest = 65_535 - remotes.length;
  if (port > highest)
    throw new ToolError(
      `DEV_PORT is ${port}, and each of the ${remotes.length} remotes needs a port after it. Choose at most ${highest}`,
    );
  const { registered: college, subjects } = collegeInDevelopment(collegeFolder(), '/college');
  const modules = await Promise.all(
    remotes.map(({ name, port: own }) => registerDevServer(name, own, subjects)),
  );
  const registry = JSON.stringify({ modules, college, services: { auth: readAuthSettings().origin } });
  const servers = [{ name: 'shell', port }, ...remotes].map((app) => startServer(app, registry));
  const stopAll = () => {
    for (const { child } of servers) child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopAll);
  try {
    await Promise.all(servers.map(({ listening }) => listening));
    console.log(`\nCampusWay in development: http://localhost:${port}\nCtrl-C stops all servers.`);
    await Promise.all(servers.map(({ ended }) => ended));
  } finally {
    stopAll();
  }
});

async function registerDevServer(
  name: string,
  port: number,
  subjects: RouteSubjects,
): Promise<RegisteredModule> {
  const described = await readRoutes(name);
  const entry = `http://localhost:${port}/remoteEntry.js`;
  return {
    name,
    version: 'development',
    contract: contractVersion,
    shared: {},
    entry,
    retryEntry: entry,
    ...described,
    routes: expandRoutes(described.routes, subjects),
    assets: {},
  };
}

/** A Vite server; `listening` rejects when it ends before, `ended` when it ends with an error. */
function startServer({ name, port }: { name: string; port: number }, registry: string) {
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  const args = [vite, '--port', String(port), '--strictPort', '--host', 'localhost'];
  const isReady = Promise.withResolvers<void>();
  let printed = '';
  const { child, ended: exited } = startProgram(process.execPath, args, {
    cwd: join(projectRoot, name),
    env: { ...process.env, CAMPUSWAY_DEV_REGISTRY: registry, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    onOutput(text) {
      printed += text;
      for (const line of text.split('\n')) if (line.trim()) console.log(`${name.padEnd(14)} ${line}`);
      if (ready.test(printed)) isReady.resolve();
    },
  });
  const ended = exited.then(({ code, output }) => {
    if (code) throw new ToolError(why(name, port, output));
  });
  return { child, listening: Promise.race([isReady.promise, ended]), ended };
}

function why(name: string, port: number, output: string): string {
  if (/port \d+ is (?:already )?in use/i.test(output))
    return `Cannot start ${name}: port ${port} is taken. Stop the program that has it, or choose others: DEV_PORT=6173 npm run dev`;
  return `The development server of ${name} ended by itself; its output is above`;
}
