/** A series of deployments. Most tests continue from the state of the one before; those of the gate do not. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveRelease } from '@campusway/publishing/release';
import { withFolderLock } from '@campusway/toolkit';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { copySite } from '../support/copy-site.ts';
import { firstDepartment } from '../support/departments.ts';
import { useProjectCopy, useSite } from '../support/deploy-project.ts';

const { open } = useBrowser();
const pageFile = 'mfe-directory/src/departments/DepartmentsPage.tsx';
const project = useProjectCopy();
copySite(project.site);
const first = liveRelease(project.site)?.modules ?? {};
const served = await useSite(project.site);

const changedText = 'Changed by an engineer';

async function showsChange(): Promise<boolean> {
  const { page } = await open();
  await page.goto(`${served.origin}/departments`);
  await firstDepartment(page).waitFor();
  return page.getByText(changedText).isVisible();
}

test('npm run deploy makes one module live and does not change the others', async () => {
  project.edit(pageFile, (source) => source.replace('<ul ', `<p>${changedText}</p><ul `));
  const report = await project.deploy('mfe-directory');
  expect(report.gate?.problems).toEqual([]);
  expect(report).toMatchObject({ code: 0, outcome: 'live', release: '000002', forced: false });
  expect(report.modules).toMatchObject([{ name: 'mfe-directory', replaces: first['mfe-directory'] }]);
  expect(report.gate?.opened?.pages).toBeGreaterThan(20);
  expect(await showsChange()).toBe(true);
  expect((await project.run('modules', '--check')).output).toContain('The site is intact');
});

test('npm run deploy of live builds changes nothing', async () => {
  expect(await project.deploy('mfe-directory')).toMatchObject({
    code: 0,
    outcome: 'unchanged',
    release: '000002',
  });
});

test('npm run deploy exits with 3 while another deployment runs', async () => {
  await withFolderLock(project.site, async () => {
    const { code, output } = await project.run('deploy', 'mfe-directory');
    expect(code).toBe(3);
    expect(output).toMatch(/another process is changing it/);
  });
});

test('npm run deploy --changed --dry-run deploys only the college after an edit of its data, and changes nothing', async () => {
  const data = 'college/departments.json';
  project.edit(data, (source) => source.replace('"label": "CSE"', '"label": "C S E"'));
  const report = await project.deploy('--changed', '--dry-run', '--no-browser');
  expect(report).toMatchObject({ code: 0, outcome: 'would go live' });
  expect(report.modules.map(({ name }) => name)).toEqual(['college']);
  expect((await project.run('modules')).output).toContain('release 000002');
  const { output } = await project.run('deploy', '--changed', '--dry-run', '--no-browser');
  expect(output).toContain('!!  --no-browser: the gate opens no pages');
  project.edit(data, (source) => source.replace('"label": "C S E"', '"label": "CSE"'));
});

test('npm run deploy --force makes a rejected build live; other pages work, and the last known good build is the fallback and is reported', async () => {
  project.edit(pageFile, (source) =>
    source.replace(
      '  return (',
      '  if (college.departments.length > 0) throw new Error("broken on purpose");\n  return (',
    ),
  );
  const telemetry = 'https://reports.example.edu/failures';
  writeFileSync(join(project.site, 'site.json'), JSON.stringify({ services: { telemetry } }));
  const forced = await project.deploy('mfe-directory', '--force');
  expect(forced).toMatchObject({ code: 0, outcome: 'live', forced: true });
  expect(forced.gate?.problems).toContainEqual(
    expect.objectContaining({ page: '/departments', reason: expect.stringContaining('broken on purpose') }),
  );
  const { page } = await open();
  const reports: { kind: string; remote: string; page: string; failed?: string; standing?: string }[] = [];
  await page.route(telemetry, (route) => {
    reports.push(JSON.parse(route.request().postData() ?? ''));
    return route.fulfill({ status: 204 });
  });
  await page.goto(`${served.origin}/departments`);
  await page.getByRole('alert').getByText('broken on purpose').waitFor();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByPlaceholder('Enter Room Number').waitFor();
  await page.goBack();
  await page.getByText(changedText).waitFor();
  const live = (await project.run('modules', '--json')).output;
  expect(reports.map(({ kind }) => kind)).toEqual(['failed', 'failed', 'stood-in']);
  const last = reports.at(-1);
  expect(last).toMatchObject({ remote: 'mfe-directory', page: '/departments' });
  expect(live).toContain(last?.failed);
  expect(live).toContain(last?.standing);
});

test('npm run rollback makes the last known good build live', async () => {
  const { code, output } = await project.run('rollback', 'mfe-directory');
  expect(code).toBe(0);
  expect(output).toContain('Live as release 000004');
  expect(await showsChange()).toBe(true);
  expect((await project.run('modules')).output).toContain('(rolled back)');
});

test('npm run deploy --changed skips builds that were rolled back', async () => {
  const { code, output } = await project.run('deploy', '--changed', '--dry-run', '--no-browser');
  expect(code).toBe(0);
  expect(output).toMatch(/Skipped: mfe-directory \w+ was rolled back\. To deploy it again, name it\./);
  expect(output).toContain('Nothing to do');
});

test('the gate opens pages and runs the interactions of src/gate.ts in earlier shells too, names the shell in which a module fails, and the site does not change', async () => {
  project.edit(
    'shell/src/main.tsx',
    (source) => `${source}\ndocument.documentElement.dataset.shell = 'newer';\n`,
  );
  expect(await project.deploy('shell', '--no-browser')).toMatchObject({ outcome: 'live' });
  // Fails when the gate types, not when the page opens.
  project.edit(
    'mfe-search/src/remote.tsx',
    (source) =>
      `${source}
if (!document.documentElement.dataset.shell)
  addEventListener('input', () => {
    throw new Error('typed in an older shell');
  });
`,
  );
  const before = await listModules();
  const { code, output } = await project.run('deploy', 'mfe-search');
  expect(code).toBe(2);
  expect(output).toContain('The gate refuses: nothing was changed');
  expect(output).toMatch(/mfe-search \(page \/, shell \w+\): .*typed in an older shell/);
  const shells = [...output.matchAll(/^.*mfe-search \(.*?shell (\w+)\):/gm)].map(([, shell]) => shell);
  expect(new Set(shells)).toEqual(new Set([first.shell]));
  expect(await listModules()).toBe(before);
});

/** Live and earlier builds, without their age. */
async function listModules(): Promise<string> {
  return (await project.run('modules')).output.replaceAll(/, [^,\n]* ago/g, '');
}

test('npm run deploy makes a change of only src/routes.ts live', async () => {
  project.edit('mfe-search/src/routes.ts', (source) =>
    source.replace(/description:\s*'/, (start) => `${start}Changed alone. `),
  );
  const report = await project.deploy('mfe-search', '--no-browser');
  expect(report).toMatchObject({ code: 0, outcome: 'live' });
  expect(await (await fetch(served.origin)).text()).toContain('content="Changed alone. ');
});

test('npm run deploy exits with 1 and the error of a failed build', async () => {
  project.edit('mfe-auth/src/remote.tsx', (source) => `${source}\nimport './nowhere.ts';\n`);
  const { code, output } = await project.run('deploy', 'mfe-auth');
  expect(code).toBe(1);
  expect(output).toMatch(/Type errors in mfe-auth[\s\S]*nowhere\.ts/);
});
