const otherLetter = /[^\p{Script=Latin}\P{L}]/u;

/**
 * Gives `lang` to each element in `root` whose own text is in another script than the pages', and follows its changes.
 * Names of the college are between words of the site, in pages of any module. Languages in Latin letters cannot be told
 * from those: they have `lang` where a page knows that its text is the college's. Returns a function that stops it.
 */
export function labelLanguages(root: Element, languageOf: (text: string) => string | undefined): () => void {
  const labelled = new WeakSet<Element>();

  function label(element: Element | null): void {
    if (!element || (element.hasAttribute('lang') && !labelled.has(element))) return;
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = texts.map(({ nodeValue }) => nodeValue).join('');
    const language = otherLetter.test(text) ? languageOf(text) : undefined;
    if (language) {
      labelled.add(element);
      element.setAttribute('lang', language);
    } else if (labelled.delete(element)) element.removeAttribute('lang');
  }

  function labelAll(node: Node): void {
    if (node.nodeType === Node.TEXT_NODE) label(node.parentElement);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) label(texts.currentNode.parentElement);
  }

  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'characterData') label(target.parentElement);
      else if (removedNodes.length > 0 && target instanceof Element) label(target);
      for (const node of addedNodes) labelAll(node);
    }
  });
  changes.observe(root, { childList: true, characterData: true, subtree: true });
  labelAll(root);
  return () => changes.disconnect();
}
