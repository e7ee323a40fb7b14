import type { Page } from 'playwright-core';

/** Node of Chromium's accessibility tree. */
export interface AccessibilityNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Text of the node and its descendants. */
  readonly text: string;
  /** Properties such as `focused`, `invalid` and `live`. */
  readonly properties: Readonly<Record<string, unknown>>;
}

export async function readAccessibilityTree(page: Page): Promise<AccessibilityNode[]> {
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
