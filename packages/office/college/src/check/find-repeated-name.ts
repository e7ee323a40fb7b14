const token = /"(?:[^"\\]|\\.?)*(?:"|$)(?=(\s*:)?)|[{}[\]]/gs;

/** First duplicate name in an object; programs read only the last value. The text must be JSON. */
export function findRepeatedName(text: string): { name: string; offset: number } | undefined {
  // A list has no names.
  const open: (Set<string> | undefined)[] = [];
  for (const { 0: found, 1: colon, index } of text.matchAll(token)) {
    if (found === '{') open.push(new Set());
    else if (found === '[') open.push(undefined);
    else if (found === '}' || found === ']') open.pop();
    else if (colon !== undefined) {
      const name = JSON.parse(found) as string;
      const names = open.at(-1);
      if (names?.has(name)) return { name, offset: index };
      names?.add(name);
    }
  }
  return undefined;
}
