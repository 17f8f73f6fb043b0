import type { z } from 'zod';
import type { Path } from './source.ts';

/** Keys that a schema allows at a path, in its order; the value there chooses between kinds, such as `layout: cards`. */
export function keysAt(schema: z.core.$ZodType, path: Path, value: unknown): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const values = Object(value) as Record<PropertyKey, z.core.util.Primitive>;
  const [part, ...rest] = path;
  const below = (inner: z.core.$ZodType | undefined) =>
    inner ? keysAt(inner, rest, values[part ?? '']) : [];
  switch (def.type) {
    case 'optional':
    case 'default':
      return keysAt(def.innerType, path, value);
    case 'pipe':
      return keysAt(def.in, path, value);
    case 'union': {
      const key = 'discriminator' in def ? String(def.discriminator) : '';
      const kind = def.options.find(({ _zod }) => _zod.propValues?.[key]?.has(values[key]));
      return kind ? keysAt(kind, path, value) : [];
    }
    case 'array':
      return below(def.element);
    case 'record':
      return below(def.valueType);
    case 'object':
      return part === undefined ? Object.keys(def.shape) : below(def.shape[String(part)]);
    default:
      return [];
  }
}
