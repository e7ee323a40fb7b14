/**
 * Paints print-only content before printing, or immediately in print media, as most pages are never printed. Returns a
 * function that stops.
 */
export function whenPrinting(paint: () => void): () => void {
  const paper = matchMedia('print');
  const paintOnPaper = () => {
    if (paper.matches) paint();
  };
  paintOnPaper();
  paper.addEventListener('change', paintOnPaper);
  addEventListener('beforeprint', paint);
  return () => {
    paper.removeEventListener('change', paintOnPaper);
    removeEventListener('beforeprint', paint);
  };
}
