import type { z } from 'zod';
import type { Path } from './source.ts';

/** A zod schema with its nested schemas. */
export interface SchemaNode {
  def: {
    innerType?: SchemaNode;
    in?: SchemaNode;
    valueType?: SchemaNode;
    options?: SchemaNode[];
    discriminator?: string;
  };
  shape?: Record<string, SchemaNode & { value?: unknown }>;
  element?: SchemaNode;
  safeParse(value: unknown): { success: boolean };
}

/** zod's types do not include these parts. */
const nodeOf = (schema: object): SchemaNode => schema as SchemaNode;

/**
 * The schema of the value at a path; unions are narrowed by the value there.
 * @returns undefined if the schema has no such key
 */
export function schemaAt(schema: z.ZodType, path: Path, value: unknown): SchemaNode | undefined {
  let node: SchemaNode | undefined = nodeOf(schema);
  let inner = value;
  for (const part of path) {
    const around: SchemaNode = narrow(node, inner);
    node = typeof part === 'number' ? around.element : (around.shape?.[String(part)] ?? around.def.valueType);
    if (!node) return undefined;
    inner = (inner as Record<PropertyKey, unknown> | null | undefined)?.[part];
  }
  return narrow(node, inner);
}

/** Keys that the schema allows at a path. */
export const knownKeys = (schema: z.ZodType, path: Path, value: unknown): string[] =>
  Object.keys(schemaAt(schema, path, value)?.shape ?? {});

/** The values of the key that distinguishes the kinds of a file, such as `layout` of a service. */
export function discriminatorValues(schema: z.ZodType, path: Path): string[] {
  const { def } = nodeOf(schema);
  const key = def.discriminator;
  if (key === undefined || path.length !== 1 || path[0] !== key) return [];
  return (def.options ?? []).map((option) => String(option.shape?.[key]?.value));
}

function narrow(schema: SchemaNode, value: unknown): SchemaNode {
  const { innerType, in: written, options, discriminator } = schema.def;
  const inner = innerType ?? written;
  if (inner) return narrow(inner, value);
  if (!options || discriminator === undefined) return schema;
  const chosen = (value as Record<string, unknown> | null)?.[discriminator];
  return options.find((option) => option.shape?.[discriminator]?.value === chosen) ?? schema;
}
