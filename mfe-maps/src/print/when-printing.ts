/**
 * Paints what only paper shows: before each printing, and at once where the page is shown as on paper. Nearly every page
 * is never printed. Returns the way to stop.
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
