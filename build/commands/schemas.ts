import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { contentFiles, contentFolders } from '../../schemas/content.ts';
import { icon } from '../../schemas/fields.ts';
import { FORMATS } from '../content/explain.ts';
import { type FolderKind, siteKinds } from '../content/own-kinds.ts';
import { ICON_NAMES } from '../shared/icon-library.ts';
import { readOptions } from '../shared/options.ts';

/** The build ignores folders of the content that begin with a dot. */
const FOLDER = 'content/.schemas';

/** Kinds of content that are folders. */
export type Folders = Record<string, Pick<FolderKind, 'folder' | 'ending'> & { schema: z.ZodType }>;

/** Every kind of content: its files, and the file with its JSON Schema. @param own the site's own kinds */
const kindsWith = (own: Folders) => [
  ...Object.values(contentFiles).map(({ file, schema }) => ({
    covers: `content/${file}`,
    file: `${FOLDER}/${path.parse(file).name}.json`,
    schema,
  })),
  ...Object.values<Folders[string]>({ ...contentFolders, ...own }).map(({ folder, ending, schema }) => ({
    covers: `content/${folder}/*${ending}`,
    file: `${FOLDER}/${folder.replaceAll('/', '.')}.entry.json`,
    schema,
  })),
];

/**
 * The JSON Schemas with which editors complete and check content files.
 * @param own the site's own kinds of content (kinds.ts)
 * @returns `content/.schemas/site.json` -> its text
 */
export const jsonSchemas = (own: Folders = {}): Map<string, string> =>
  new Map(kindsWith(own).map(({ file, covers, schema }) => [file, jsonSchema(covers, schema)]));

/**
 * The kind of a content file.
 * @param file `content/services/seo.yaml`
 * @param own the site's own kinds of content
 * @returns the kind, with the file of its JSON Schema; undefined for a file that belongs to no kind of content
 */
export function kindOf(file: string, own: Folders = {}) {
  const { dir, ext } = path.posix.parse(file);
  return kindsWith(own).find(({ covers }) => covers === file || covers === `${dir}/*${ext}`);
}

/** All editors support draft 7. `input`: keys with a default may be omitted. */
export function jsonSchema(covers: string, schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', override: speakToEditors });
  return `${JSON.stringify({ $comment: `${covers}, made by \`npm run schemas\``, ...json }, null, 2)}\n`;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** What JSON Schema cannot express, but editors understand: our messages instead of regular expressions. */
const speakToEditors: Override = ({ zodSchema, jsonSchema }) => {
  // The name of a zod check, which is not a JSON Schema format.
  if (jsonSchema.format === 'includes') delete jsonSchema.format;
  if (jsonSchema.pattern) jsonSchema.patternErrorMessage ??= patternMessage(zodSchema._zod.def);
  if (zodSchema instanceof z.ZodDiscriminatedUnion) chooseByKey(jsonSchema, zodSchema.def.discriminator);
  if ((zodSchema as unknown) === icon) {
    jsonSchema.enum = [...ICON_NAMES];
    jsonSchema.errorMessage = 'there is no icon of this name. Choose one from https://lucide.dev/icons/';
  }
};

/**
 * Kinds of files that a key distinguishes, such as `layout`: first the key, then the requirements of its value. If a
 * file matches none of several schemas, editors compare it with any one of them, which misleads.
 */
function chooseByKey(union: JsonSchema, key: string): void {
  const options = union.oneOf as (JsonSchema & { properties: Record<string, JsonSchema> })[];
  const kinds = options.map(({ properties }) => properties[key]?.const as string);
  delete union.oneOf;
  Object.assign(union, {
    type: 'object',
    properties: { [key]: { enum: kinds } },
    required: [key],
    allOf: options.map((option, index) => ({
      if: { properties: { [key]: { const: kinds[index] } }, required: [key] },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema names it so.
      then: option,
    })),
  });
}

/** The schema's message for a text that does not match its pattern. */
function patternMessage(schema: object): string | undefined {
  const { format = '', error, checks = [] } = schema as z.core.$ZodStringFormatDef;
  const errors = [error, ...checks.map((check) => check._zod.def.error)];
  const own = errors.map((say) => say?.({ input: '' } as never)).find((said) => typeof said === 'string');
  return own ?? (FORMATS[format] && `this must be ${FORMATS[format]}`);
}

/** `npm run schemas`: updates the schemas, and removes those of kinds that no longer exist. */
export async function main(): Promise<void> {
  const { root } = readOptions(process.argv.slice(2), process.env);
  const files = [...jsonSchemas(await siteKinds(root))];
  await rm(path.join(root, FOLDER), { recursive: true, force: true });
  await mkdir(path.join(root, FOLDER));
  await Promise.all(files.map(([file, text]) => writeFile(path.join(root, file), text)));
  console.log(`${files.length} schemas in ${FOLDER}/`);
}
