/**
 * Puts nearly all that a first visit needs into three files: what only the page has, what page and engine share
 * (reading and drawing a line), and what answers a line. They are asked for at once, and pack better together. All else
 * is parted by the bundler, by what needs it.
 *
 * Nothing here says what is needed first: that follows from the imports. Through the engine's `index.ts` only those
 * modules are needed whose names are imported.
 */
import { fileURLToPath } from "node:url";
import { parseSync, type Rolldown } from "vite";

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const PAGE = at("apps/web/src/main.tsx");
const ANSWER = at("apps/web/src/engine/answer-job.ts");
const OWN = at("apps/web/src/");
const ENGINE = at("packages/cryptarithm/src/");
const INDEX = `${ENGINE}index.ts`;
/** What the page has besides: its framework and the address of the worker. */
const BESIDE_PAGE = /\/node_modules\/@?preact\/|worker-url$/;
/** By which every part loads others. */
const LOADER = "\0vite/preload-helper.js";

/** Each file is closed: nothing in `reading` needs one of the others, and nothing in `answering` needs `page`. */
export function firstVisit(): Rolldown.CodeSplittingGroup[] {
  let files: ReadonlyMap<string, string> | undefined;
  return [
    {
      debugName: "first visit",
      name: (id, context) => {
        files ??= filesOf(context);
        return files.get(id) ?? null;
      },
      includeDependenciesRecursively: false,
    },
  ];
}

function filesOf(context: Context): Map<string, string> {
  const origins = originsOf(context);
  const page = closure([PAGE], context, (id) => id.startsWith(OWN) || BESIDE_PAGE.test(id));
  const answer = closure([ANSWER], context, (id) => id.startsWith(OWN));
  const neededBy = (modules: ReadonlySet<string>): Set<string> =>
    closure(
      [...modules].flatMap((id) => importedNames(id, context)).flatMap((name) => origins.get(name) ?? []),
      context,
      (id) => id.startsWith(ENGINE),
    );
  const reading = neededBy(page);
  return new Map([
    ...[...neededBy(answer)].map((id) => [id, "answering"] as const),
    ...[...reading, LOADER].map((id) => [id, "reading"] as const),
    // Without its entrance, which the HTML names.
    ...[...page].filter((id) => id !== PAGE).map((id) => [id, "page"] as const),
  ]);
}

/** The modules that these import at once, with themselves, as far as they belong to the same. */
function closure(
  entrances: readonly string[],
  context: Context,
  belongs: (id: string) => boolean,
): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id) || !belongs(id)) return;
    found.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) add(next);
  };
  for (const entrance of entrances) add(entrance);
  return found;
}

/** The names that a module imports from the engine's index. */
function importedNames(id: string, context: Context): string[] {
  return statements(id, context).flatMap((statement) =>
    statement.type === "ImportDeclaration" && statement.source.value === "cryptarithm"
      ? statement.specifiers.flatMap((each) =>
          each.type === "ImportSpecifier" && each.imported.type === "Identifier" ? [each.imported.name] : [],
        )
      : [],
  );
}

/** For each name of the index the module from which it comes. */
function originsOf(context: Context): Map<string, string> {
  return new Map(
    statements(INDEX, context).flatMap((statement) =>
      statement.type === "ExportNamedDeclaration" && statement.source
        ? statement.specifiers.flatMap(({ exported }) =>
            exported.type === "Identifier"
              ? [
                  [
                    exported.name,
                    `${ENGINE}${statement.source?.value.slice(2).replace(/js$/, "ts")}`,
                  ] as const,
                ]
              : [],
          )
        : [],
    ),
  );
}

function statements(id: string, context: Context) {
  return parseSync("module.js", context.getModuleInfo(id)?.code ?? "").program.body;
}
