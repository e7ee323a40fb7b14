import { useEffect, useState } from 'react';
import css from './KeptTable.module.css';
import { type KeptModule, listKept } from './kept-files.ts';

/** How many files of each module are kept, and how large they are. */
export function KeptTable() {
  const [modules, setModules] = useState<readonly KeptModule[]>([]);
  useEffect(() => {
    let current = true;
    listKept().then(
      (kept) => current && setModules(kept),
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
    <table className={css.kept}>
      <caption className="visually-hidden">What is kept on this device</caption>
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

function Row({ name, files, bytes }: KeptModule) {
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
