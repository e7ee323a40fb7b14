/** Proofs of what deploying promises. */

import { buildSite } from '@campusway/artefact/build';
import {
  findChromium,
  findNginx,
  findRsync,
  findSystemdAnalyze,
  requireOwnMounts,
  runCommand,
  ToolError,
} from '@campusway/toolkit';
import { runVitest } from '../testing/run-vitest.ts';

/** Proofs that need a program that may not be installed. */
const needs: Readonly<Record<string, () => unknown>> = {
  'full-disk': requireOwnMounts,
  nginx: findNginx,
  send: findRsync,
  systemd: findSystemdAnalyze,
};

const usage = `npm run prove:deploy -- [--without PROOF] [PROOF ...]
All of e2e/deploy-proofs without a PROOF. A proof whose program is missing is skipped and reported, or fails when it is named.`;
const flags = { without: { type: 'string', multiple: true, default: [] as string[] } } as const;

await runCommand({ usage, flags }, async ({ values, positionals: chosen }) => {
  const wanted = Object.entries(needs).filter(([proof]) => chosen.length === 0 || chosen.includes(proof));
  const leftOut = wanted.flatMap(([proof, find]) => {
    const reason = reasonAgainst(find);
    return reason ? [{ proof, reason }] : [];
  });
  // A named proof must run.
  if (leftOut.length > 0 && chosen.length > 0)
    throw new ToolError(leftOut.map(({ reason }) => reason).join('\n'));
  await buildSite();
  const excluded = [...values.without, ...leftOut.map(({ proof }) => proof)].flatMap((proof) => [
    '--exclude',
    `**/${proof}.proof.ts`,
  ]);
  findChromium();
  await runVitest('e2e/deploy-proofs/vitest.config.ts', {}, [...chosen, ...excluded]);
  for (const { proof, reason } of leftOut)
    console.error(`\n  !!  SKIPPED, not proved: ${proof}.proof.ts\n  !!  ${reason}`);
});

function reasonAgainst(find: () => unknown): string | undefined {
  try {
    find();
    return undefined;
  } catch (error) {
    if (error instanceof ToolError) return error.message;
    throw error;
  }
}
