/** The part of JSON Schema that `answer.schema.json` uses, checked by hand; an unknown keyword is an error. */

type Schema = Readonly<Record<string, unknown>>;

/** What is wrong with a value, as sentences; empty when it fits. */
export function misfits(value: unknown, schema: Schema, root: Schema, at = "$"): string[] {
  const problems: string[] = [];
  const fail = (why: string): void => void problems.push(`${at}: ${why}`);
  const is = (type: unknown): boolean =>
    type === "integer"
      ? Number.isInteger(value)
      : type === typeName(value) || (type === "number" && typeof value === "number");
  for (const [keyword, what] of Object.entries(schema)) {
    switch (keyword) {
      case "$schema":
      case "$defs":
      case "title":
      case "description":
        break;
      case "$ref":
        problems.push(...misfits(value, resolve(what as string, root), root, at));
        break;
      case "oneOf": {
        const fits = (what as Schema[]).filter((option) => misfits(value, option, root, at).length === 0);
        if (fits.length !== 1) fail(`fits ${fits.length} of the choices`);
        break;
      }
      case "type":
        if (!is(what)) fail(`is no ${what}`);
        break;
      case "const":
        if (value !== what) fail(`is not ${what}`);
        break;
      case "enum":
        if (!(what as unknown[]).includes(value)) fail(`is none of ${(what as unknown[]).join(", ")}`);
        break;
      case "minimum":
        if (typeof value === "number" && value < (what as number)) fail(`is below ${what}`);
        break;
      case "maximum":
        if (typeof value === "number" && value > (what as number)) fail(`is above ${what}`);
        break;
      case "pattern":
        if (typeof value === "string" && !new RegExp(what as string, "u").test(value))
          fail(`does not match ${what}`);
        break;
      case "minItems":
        if (Array.isArray(value) && value.length < (what as number)) fail("has too few items");
        break;
      case "maxItems":
        if (Array.isArray(value) && value.length > (what as number)) fail("has too many items");
        break;
      case "items":
        for (const [i, item] of Array.isArray(value) ? value.entries() : []) {
          problems.push(...misfits(item, what as Schema, root, `${at}[${i}]`));
        }
        break;
      case "required":
        for (const key of what as string[]) if (isObject(value) && !(key in value)) fail(`lacks ${key}`);
        break;
      case "properties":
        for (const [key, inner] of Object.entries(what as Record<string, Schema>)) {
          if (isObject(value) && key in value)
            problems.push(...misfits(value[key], inner, root, `${at}.${key}`));
        }
        break;
      case "additionalProperties":
        for (const [key, inner] of isObject(value) ? Object.entries(value) : []) {
          const known = isObject(schema.properties) && key in schema.properties;
          if (!known) problems.push(...misfits(inner, what as Schema, root, `${at}.${key}`));
        }
        break;
      default:
        throw new Error(`the keyword ${keyword} is not supported`);
    }
  }
  return problems;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeName(value) === "object";

const typeName = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : typeof value;

function resolve(reference: string, root: Schema): Schema {
  let at: unknown = root;
  for (const step of reference.replace(/^#\//, "").split("/")) at = isObject(at) ? at[step] : undefined;
  if (!isObject(at)) throw new Error(`${reference} leads nowhere`);
  return at;
}
