import { useEffect, useState } from 'react';
import css from './CachedFilesTable.module.css';
import { type CachedModule, listCachedModules } from './cached-files.ts';

/** Number and size of the cached files of each module. */
export function CachedFilesTable() {
  const [modules, setModules] = useState<readonly CachedModule[]>([]);
  useEffect(() => {
    let current = true;
    listCachedModules().then(
      (cached) => current && setModules(cached),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  if (modules.length === 0) return null;
  const all = {
    files: sum(modules.map(({ files }) => files)),
    bytes: sum(modules.map(({ bytes }) => bytes)),
  };
  return (
    <table className={css.table}>
      <caption className="visually-hidden">Files stored on this device</caption>
      <thead>
        <tr>
          <th scope="col">Part of the site</th>
          <th scope="col">Files</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {modules.map((module) => (
          <Row key={module.name} {...module} />
        ))}
      </tbody>
      <tfoot>
        <Row name="All" {...all} />
      </tfoot>
    </table>
  );
}

function Row({ name, files, bytes }: CachedModule) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{files}</td>
      <td>{Math.ceil(bytes / 1000)} kB</td>
    </tr>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
