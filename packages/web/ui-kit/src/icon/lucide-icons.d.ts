/** The package has types for its index only; importing the index would bundle all icons. */
declare module '@lucide/icons/icons/*' {
  const icon: import('./Icon.tsx').IconData;
  export default icon;
}
