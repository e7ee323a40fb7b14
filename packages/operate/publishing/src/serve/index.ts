export { securityHeaders } from './security-headers.ts';
export { serveSite } from './serve-site.ts';
