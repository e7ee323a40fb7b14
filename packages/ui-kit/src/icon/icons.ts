/// <reference path="./lucide-icons.d.ts" />
export { default as arrowLeftIcon } from '@lucide/icons/icons/arrow-left';
export { default as bookmarkIcon } from '@lucide/icons/icons/bookmark';
export { default as checkIcon } from '@lucide/icons/icons/check';
export { default as chevronDownIcon } from '@lucide/icons/icons/chevron-down';
export { default as circleCheckIcon } from '@lucide/icons/icons/circle-check';
export { default as copyIcon } from '@lucide/icons/icons/copy';
export { default as infoIcon } from '@lucide/icons/icons/info';
export { default as mapIcon } from '@lucide/icons/icons/map';
export { default as monitorIcon } from '@lucide/icons/icons/monitor';
export { default as moonIcon } from '@lucide/icons/icons/moon';
export { default as printerIcon } from '@lucide/icons/icons/printer';
export { default as routeIcon } from '@lucide/icons/icons/route';
export { default as searchIcon } from '@lucide/icons/icons/search';
export { default as signpostIcon } from '@lucide/icons/icons/signpost';
export { default as sunIcon } from '@lucide/icons/icons/sun';
export { default as triangleAlertIcon } from '@lucide/icons/icons/triangle-alert';
export { default as xIcon } from '@lucide/icons/icons/x';
