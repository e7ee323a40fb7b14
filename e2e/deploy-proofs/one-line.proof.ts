import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useProjectCopy } from '../support/deploy-project.ts';
import { changeOneLine } from './make-versions.ts';

const limitSeconds = 15;
/** Site with a shell and three earlier ones. */
const project = useProjectCopy();
await project.deployAll();
for (const number of [2, 3, 4]) {
  changeOneLine(project, 'shell', String(number));
  await project.deploy('shell', '--no-browser');
}

test.each(['mfe-directory', 'mfe-maps'])(
  `deploying %s with one changed line takes less than ${limitSeconds} s with the gate`,
  async (module) => {
    changeOneLine(project, module, 'one line');
    const report = await project.deploy(module);
    const { pages, shells } = report.gate?.opened ?? { pages: 0, shells: 0 };
    console.log(
      `${module}: ${report.seconds.toFixed(1)} s, the gate ${report.gate?.seconds.toFixed(1)} s for ${pages} pages in ${shells} shells`,
    );
    expect(report).toMatchObject({ code: 0, outcome: 'live', gate: { problems: [] } });
    expect(shells).toBe(4);
    expect(report.seconds).toBeLessThan(limitSeconds);
  },
);

test.each([
  [[], 15],
  [['--no-browser'], 2],
])('deploying a college with one changed line %j takes less than %i s', async (flags, limit) => {
  project.edit('college/people/civil.json', (text) =>
    text.replace(/"room": "(\d+)"/, (_line, room) => `"room": "${room === '154' ? '150' : '154'}"`),
  );
  const report = await project.deploy('college', ...flags);
  const { pages = 0 } = report.gate?.opened ?? {};
  console.log(`college ${flags.join()}: ${report.seconds.toFixed(2)} s, ${pages} pages opened`);
  expect(report).toMatchObject({ code: 0, outcome: 'live', gate: { problems: [] } });
  expect(report.seconds).toBeLessThan(limit);
});

test('deploying a closure takes less than 2 s with the gate', async () => {
  const closure = { id: 'lift-west', for: 'everybody', reason: 'Repair', review: '2999-01-01' };
  writeFileSync(join(project.folder, 'college/closures.json'), JSON.stringify({ closures: [closure] }));
  const report = await project.deploy('college');
  console.log(`closure: ${report.seconds.toFixed(2)} s`);
  expect(report).toMatchObject({ code: 0, outcome: 'live', gate: { problems: [] } });
  expect(report.seconds).toBeLessThan(2);
});

test('npm run rollback takes a second', async () => {
  const started = performance.now();
  expect((await project.run('rollback', 'mfe-maps')).code).toBe(0);
  const seconds = (performance.now() - started) / 1000;
  console.log(`rollback: ${seconds.toFixed(2)} s with the start of npm`);
  expect(seconds).toBeLessThan(3);
});
