import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { LogWriter } from './log-writer.ts';

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function open(path: string, flags: string | number): number {
  const descriptor = openSync(path, flags);
  onTestFinished(() => closeSync(descriptor));
  return descriptor;
}

test('LogWriter writes every line in order', async () => {
  const path = join(createFolder(), 'log');
  const writer = new LogWriter(open(path, 'w'), expect.unreachable);
  const lines = Array.from({ length: 2000 }, (_, number) => `line ${number} é\n`);
  for (const line of lines) writer.write(line);
  await expect.poll(() => readFileSync(path, 'utf8')).toBe(lines.join(''));
});

test('LogWriter drops lines on a full device and reports the first failure once', async () => {
  const failures: string[] = [];
  const writer = new LogWriter(open('/dev/full', 'w'), (reason) => failures.push(reason));
  for (let line = 0; line < 3; line += 1) {
    writer.write('line\n');
    await sleep(20);
  }
  expect(failures).toEqual([expect.stringContaining('ENOSPC')]);
});

test('LogWriter buffers at most 1 MB for a slow reader', async () => {
  const path = join(createFolder(), 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = open(path, constants.O_RDWR | constants.O_NONBLOCK);
  const writer = new LogWriter(open(path, constants.O_WRONLY | constants.O_NONBLOCK), () => undefined);
  const line = `${'x'.repeat(1023)}\n`;
  for (let count = 0; count < 5000; count += 1) writer.write(line);
  await sleep(50);
  let total = 0;
  const countRead = () => {
    total += readAll(reader).length;
    return total;
  };
  await expect.poll(countRead).toBeGreaterThan(1_000_000);
  // What waits beyond the limit would come within the next retries.
  for (let retry = 0; retry < 5; retry += 1) {
    await sleep(120);
    countRead();
  }
  expect(total).toBeLessThan(1_200_000);
});

test('LogWriter writes again after a failure, and reports the next one', async () => {
  const path = join(createFolder(), 'pipe');
  execFileSync('mkfifo', [path]);
  const flags = constants.O_RDWR | constants.O_NONBLOCK;
  const first = openSync(path, flags);
  const failures: string[] = [];
  const writer = new LogWriter(open(path, constants.O_WRONLY | constants.O_NONBLOCK), (reason) =>
    failures.push(reason),
  );
  closeSync(first);
  writer.write('lost\n');
  await expect.poll(() => failures).toHaveLength(1);
  const second = openSync(path, flags);
  writer.write('written\n');
  await expect.poll(() => readAll(second)).toBe('written\n');
  closeSync(second);
  writer.write('lost\n');
  await expect.poll(() => failures).toHaveLength(2);
});

/** What a pipe that does not block holds. */
function readAll(reader: number): string {
  const chunk = Buffer.alloc(65_536);
  for (let text = ''; ; )
    try {
      text += chunk.toString('latin1', 0, readSync(reader, chunk));
    } catch {
      return text;
    }
}
