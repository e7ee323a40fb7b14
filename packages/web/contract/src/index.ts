export {
  type AccountField,
  type AccountFieldError,
  checkLogin,
  checkRegistration,
  findPasswordError,
  findRoleError,
  findUsernameError,
  isRole,
  isTooLong,
  passwordLength,
  type Registration,
  toPassword,
  toUsername,
  toUsernameKey,
  usernameLength,
} from './account-rules.ts';
export type { AuthFailure, Credentials, Device, FieldError, Outcome, SessionActions } from './auth-client.ts';
export {
  type CollegeFacts,
  type CollegePart,
  type CollegeParts,
  defaultStaffKinds,
  type PictureLabel,
  type PictureNames,
  type PlacePages,
  type PublishedFile,
  productFacts,
  type QuickLink,
  type RegisteredCollege,
  type StaffKind,
} from './college.ts';
export { type CollegeMismatch, collegeFormats, findCollegeMismatch } from './college-format.ts';
export { expandRoutes, type RouteSubjects } from './expand-routes.ts';
export { listMenu, listShortcuts } from './page-lists.ts';
export { findPageNames, toPageName, toPlacePageName } from './page-names.ts';
export { deferredParts, type PartName, type PartProps, partNames } from './parts.ts';
export { fixedNames, type NavigationLink, paths, placePaths, toOwnPath } from './paths.ts';
export { type PlaceHead, placeData } from './place-data.ts';
export {
  type PrecacheEntry,
  type PrecacheManifest,
  precacheManifestPlaceholder,
} from './precache-manifest.ts';
export {
  lastAttempt,
  type PageAssets,
  type Preview,
  type RegisteredBuild,
  type RegisteredModule,
  type Registry,
  type Services,
  type Signature,
  type StyleAsset,
} from './registry.ts';
export {
  type AnswerEarly,
  type Capability,
  type Control,
  capabilityNames,
  contractVersion,
  defineRemoteModule,
  defineRoutes,
  type EarlySite,
  type GateScript,
  type GateStep,
  type MenuEntry,
  type PageHeaderContent,
  type PageProps,
  type PlanImage,
  type RemoteModule,
  type RemoteRoute,
  type RemoteRoutes,
  type RoutePattern,
  type RouteSubject,
  type Slots,
} from './remote.ts';
export { type Account, type Role, roles, type Session, type SignOutReason } from './session.ts';
export { canonicalJson, registryText, signedText } from './signature.ts';
export { pageLanguage, textLanguage } from './text-language.ts';
