import { beforeEach } from 'vitest';
import { leftOut } from './left-out.ts';

beforeEach(({ task, skip }) => {
  const found = leftOut.find(
    ({ file, test }) => test && task.file.filepath.endsWith(`/${file}`) && task.name.includes(test),
  );
  if (found) skip(found.reason);
});
