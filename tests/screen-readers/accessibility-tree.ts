import type { CDPSession, Page } from 'playwright-core';

interface Value {
  value?: unknown;
}

/** The properties of the protocol's AXNode that are used here. */
interface Node {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  value?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** Chromium's tree, with information that it omits. */
interface Tree {
  nodes: Map<string, Node>;
  /** aria-current by DOM node: Chromium passes it to assistive technology, but omits it from this protocol. */
  current: Map<number, string>;
}

/** Chromium's own role names -> ARIA's. A summary is an expandable button for every screen reader. */
const ROLES: Record<string, string> = {
  RootWebArea: 'document',
  DisclosureTriangle: 'button',
  DisclosureTriangleGrouped: 'button',
  Figcaption: 'caption',
  Iframe: 'frame',
  DescriptionList: 'list',
  image: 'img',
};

/** Neither spoken nor focusable: generic boxes, line breaks, and pieces of a text that is above them. */
const SILENT = new Set(['generic', 'none', 'InlineTextBox', 'LineBreak', 'LabelText', 'ListMarker']);

/** Roles whose text is on their own line. */
const ONE_LINE = new Set([
  'paragraph',
  'listitem',
  'term',
  'definition',
  'caption',
  'status',
  'alert',
  'strong',
]);

/** Roles whose text is their name, and is not spoken again. */
const NAMED_BY_CONTENT = new Set([
  'link',
  'button',
  'heading',
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
]);

/** States in the order of the output, each only if it differs from the role's default. */
const STATES = [
  'level',
  'expanded',
  'checked',
  'pressed',
  'selected',
  'disabled',
  'required',
  'invalid',
  'multiline',
  'busy',
  'live',
  'modal',
  'keyshortcuts',
  'focused',
];

/** States that a role implies, which are omitted. */
const IMPLIED: Record<string, string> = { status: 'live=polite', alert: 'live=assertive' };

/**
 * What Chromium gives to assistive technology, a line for each relevant node: role, name, states, value, description.
 * Text that only repeats the name of its parent is omitted.
 * @param within selector of the part to write; by default the whole page
 */
export async function accessibilityTree(page: Page, within?: string): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  const nodes: Node[] = (await cdp.send('Accessibility.getFullAXTree')).nodes;
  const tree = { nodes: new Map(nodes.map((node) => [node.nodeId, node])), current: await currentMarks(cdp) };
  const root = within === undefined ? nodes[0] : await nodeOf(cdp, nodes, within);
  await cdp.detach();
  if (!root) throw new Error(`Nothing in the accessibility tree is ${within}.`);
  return lines(tree, root, '').join('\n');
}

/** The topmost accessible node of the first element that a selector finds. */
async function nodeOf(cdp: CDPSession, nodes: Node[], selector: string): Promise<Node | undefined> {
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await cdp.send('DOM.describeNode', { nodeId });
  return nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
}

async function currentMarks(cdp: CDPSession): Promise<Map<number, string>> {
  const { nodes } = await cdp.send('DOM.getFlattenedDocument', { depth: -1 });
  const marks = new Map<number, string>();
  for (const { backendNodeId, attributes = [] } of nodes) {
    const at = attributes.indexOf('aria-current');
    if (at % 2 === 0) marks.set(backendNodeId, attributes[at + 1] ?? '');
  }
  return marks;
}

function lines(tree: Tree, node: Node, indent: string, spoken = ''): string[] {
  const role = roleOf(node);
  const name = textOf(node.name);
  if (role === 'StaticText') return spoken.includes(name) ? [] : [`${indent}text "${name}"`];
  if (node.ignored || SILENT.has(role))
    return childLines(tree, node, indent, role === 'LabelText' ? labelled(tree, node) : spoken);
  const inline = name === '' && ONE_LINE.has(role) ? ownText(tree, node) : undefined;
  // Below a field its value is repeated as text.
  const said = NAMED_BY_CONTENT.has(role) ? name : '';
  const children = role === 'textbox' ? [] : childLines(tree, node, `${indent}  `, said);
  const line = [ROLES[role] ?? role, quoted(name || inline), ...statesOf(tree, node)]
    .filter(Boolean)
    .join(' ');
  return [indent + line, ...(inline ? [] : children)];
}

function childLines(tree: Tree, node: Node, indent: string, spoken: string): string[] {
  return childrenOf(tree, node).flatMap((child) => lines(tree, child, indent, spoken));
}

const childrenOf = ({ nodes }: Tree, { childIds = [] }: Node) =>
  childIds.flatMap((id) => nodes.get(id) ?? []);

const roleOf = ({ role }: Node) => String(role?.value ?? 'none');

const textOf = (value: Value | undefined) =>
  String(value?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim();

const quoted = (text: string | undefined) => (text ? `"${text}"` : '');

/** The text of a label, which is the name of its field. */
const labelled = (tree: Tree, node: Node): string =>
  childrenOf(tree, node)
    .map((child) => (roleOf(child) === 'StaticText' ? textOf(child.name) : labelled(tree, child)))
    .join(' ');

/** The text of a node with nothing else in it; undefined if it contains relevant nodes. */
function ownText(tree: Tree, node: Node): string | undefined {
  const texts: string[] = [];
  for (const child of childrenOf(tree, node)) {
    const role = roleOf(child);
    const text =
      role === 'StaticText' ? textOf(child.name) : SILENT.has(role) ? ownText(tree, child) : undefined;
    if (text === undefined) return undefined;
    texts.push(text);
  }
  return texts.filter(Boolean).join(' ');
}

function statesOf({ current }: Tree, node: Node): string[] {
  const values = new Map((node.properties ?? []).map(({ name, value }) => [String(name), value.value]));
  // The page itself always has the focus if nothing in it does.
  if (roleOf(node) === 'RootWebArea') values.delete('focused');
  if (roleOf(node) !== 'heading') values.delete('level');
  const states = STATES.flatMap((state) => {
    const value = values.get(state);
    const always = state === 'expanded' || state === 'checked' || state === 'pressed';
    if (value === undefined || (!always && (value === false || value === 'false' || value === 'off')))
      return [];
    return value === true ? [always ? `${state}=true` : state] : [`${state}=${value}`];
  });
  const mark = current.get(node.backendDOMNodeId ?? -1);
  return [
    ...states.filter((state) => state !== IMPLIED[roleOf(node)]),
    mark && mark !== 'false' ? `current=${mark}` : '',
    values.has('roledescription') ? `roledescription=${quoted(String(values.get('roledescription')))}` : '',
    textOf(node.value) ? `value=${quoted(textOf(node.value))}` : '',
    textOf(node.description) ? `description=${quoted(textOf(node.description))}` : '',
  ];
}
