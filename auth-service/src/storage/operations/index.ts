import * as accounts from './accounts.ts';
import * as attempts from './attempts.ts';
import * as facts from './facts.ts';
import * as rateWindows from './rate-windows.ts';
import * as resetCodes from './reset-codes.ts';
import * as sessions from './sessions.ts';
import * as upkeep from './upkeep.ts';

/** Everything that is asked of the database without changing it. Each is a single query. */
export const reads = {
  findAccountByName: accounts.findAccountByName,
  findAccount: accounts.findAccount,
  findSameName: accounts.findSameName,
  listAccounts: accounts.listAccounts,
  findAccountOfSession: sessions.findAccountOfSession,
  findAccountOfToken: sessions.findAccountOfToken,
  listSessions: sessions.listSessions,
  isResetCode: resetCodes.isResetCode,
  findKeysFingerprint: facts.findKeysFingerprint,
  ping: upkeep.ping,
} as const;

/** Everything that changes the database. Each is one transaction, on disk before it answers. */
export const writes = {
  insertAccount: accounts.insertAccount,
  insertAccounts: upkeep.insertAccounts,
  replaceHash: accounts.replaceHash,
  changePassword: accounts.changePassword,
  disableAccount: accounts.disableAccount,
  enableAccount: accounts.enableAccount,
  deleteAccount: accounts.deleteAccount,
  openSession: sessions.openSession,
  rotateSession: sessions.rotateSession,
  endSession: sessions.endSession,
  closeSession: sessions.closeSession,
  endSessions: sessions.endSessions,
  takeAttempt: attempts.takeAttempt,
  clearAttempts: attempts.clearAttempts,
  saveResetCode: resetCodes.saveResetCode,
  redeemResetCode: resetCodes.redeemResetCode,
  countHits: rateWindows.countHits,
  claimKeys: facts.claimKeys,
  replaceKeysFingerprint: facts.replaceKeysFingerprint,
  sweep: upkeep.sweep,
} as const;

export type Reads = typeof reads;
export type Writes = typeof writes;
