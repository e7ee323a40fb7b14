import type { Page } from 'playwright-core';

/** A node of the tree that Chromium hands to a screen reader. */
export interface SpokenNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Its own text and that of its descendants. */
  readonly text: string;
  /** `focused`, `invalid`, `live` and the like. */
  readonly properties: Readonly<Record<string, unknown>>;
}

export async function readAccessibilityTree(page: Page): Promise<SpokenNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const { role, name, childIds = [] } = byId.get(id) ?? {};
    return role?.value === 'StaticText' ? String(name?.value) : childIds.map(textOf).join('');
  };
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ nodeId, role, name, description, properties = [] }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
      text: textOf(nodeId),
      properties: Object.fromEntries(properties.map((property) => [property.name, property.value.value])),
    }));
}
