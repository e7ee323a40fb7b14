import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { collegeInDevelopment } from '@campusway/college/derive';
import {
  contractVersion,
  expandRoutes,
  type RegisteredModule,
  type RouteSubjects,
} from '@campusway/contract';
import { readRoutes } from '@campusway/publishing/build';
import {
  collegeFolder,
  listRemotes,
  projectRoot,
  readAuthSettings,
  readPort,
  runTool,
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

interface DevServer {
  readonly child: ChildProcess;
  readonly listening: Promise<void>;
  readonly ended: Promise<void>;
}

function startServer({ name, port }: { name: string; port: number }, registry: string): DevServer {
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  const child = spawn(
    process.execPath,
    [vite, '--port', String(port), '--strictPort', '--host', 'localhost'],
    {
      cwd: join(projectRoot, name),
      env: { ...process.env, CAMPUSWAY_DEV_REGISTRY: registry, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code ? reject(new ToolError(why(name, port, output))) : resolve()));
  });
  const listening = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      for (const line of String(chunk).split('\n'))
        if (line.trim()) console.log(`${name.padEnd(14)} ${line}`);
      if (ready.test(output)) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    ended.then(resolve, reject);
  });
  return { child, listening, ended };
}

function why(name: string, port: number, output: string): string {
  if (/port \d+ is (?:already )?in use/i.test(output))
    return `Cannot start ${name}: port ${port} is taken. Stop the program that has it, or choose others: DEV_PORT=6173 npm run dev`;
  return `The development server of ${name} ended by itself; its output is above`;
}
