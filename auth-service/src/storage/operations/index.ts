import * as accounts from './accounts.ts';
import * as attempts from './attempts.ts';
import * as facts from './facts.ts';
import * as rateWindows from './rate-windows.ts';
import * as resetCodes from './reset-codes.ts';
import * as sessions from './sessions.ts';
import * as upkeep from './upkeep.ts';

/** Read operations. Each is a single query. */
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

/** Write operations. Each is one transaction that is on disk when it resolves. */
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
  takeAttemptOf: attempts.takeAttemptOf,
  clearAttempts: attempts.clearAttempts,
  saveResetCode: resetCodes.saveResetCode,
  redeemResetCode: resetCodes.redeemResetCode,
  countHits: rateWindows.countHits,
  claimKeys: facts.claimKeys,
  replaceKeysFingerprint: facts.replaceKeysFingerprint,
  probeWrite: upkeep.probeWrite,
  removeExpired: upkeep.removeExpired,
} as const;

export type Reads = typeof reads;
export type Writes = typeof writes;
