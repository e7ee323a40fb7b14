/** The package has types for its index only; the index would bring every icon along. */
declare module '@lucide/icons/icons/*' {
  const icon: import('./Icon.tsx').IconData;
  export default icon;
}
