import { readFileSync } from 'node:fs';
import { type ParseResult, parse } from 'libpg-query';

/** A node of the parse tree of PostgreSQL: its kind is the only key. */
type Node = Record<string, unknown>;

/** Something that has rows in a scope: a table, or the rows of another query. */
interface Source {
  name: string;
  /** The table, if it is one. */
  table?: string;
  /** Whether its rows have the column `school_id`. */
  hasSchool: boolean;
  /** The other columns that say the school of its rows: of a parameter that is a list of rows. */
  columns?: string[];
  /** Whether its rows are of a school that the statement names. */
  isBound: boolean;
  scope: Scope;
}

/** A query with what it reads, inside of another. */
interface Scope {
  parent: Scope | undefined;
  sources: Source[];
  /** The queries that are named by WITH, here or outside. */
  named: Map<string, Source>;
}

/** `target` is of the school if every one of `from` is; a parameter always is. */
interface Rule {
  target: Source;
  from: (Source | 'parameter')[];
}

/** The names of columns that say the school of a row, in tables, parameters and queries. */
const schoolNames = new Set(['school_id', 'school']);

/** What is not of the school: the value comes from elsewhere. */
const nobody: Source = {
  name: '',
  hasSchool: false,
  isBound: false,
  scope: { parent: undefined, sources: [], named: new Map() },
};

const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isObject) : []);
const of = (node: unknown, kind: string): Node | undefined => {
  const value = isObject(node) ? node[kind] : undefined;
  return isObject(value) ? value : undefined;
};
const aliasOf = (node: Node): string | undefined =>
  isObject(node.alias) ? String(node.alias.aliasname) : undefined;
const textOf = (node: unknown): string => String(of(node, 'String')?.sval ?? '');

const schema = readFileSync(
  new URL('../../packages/server/src/generated/schema.postgres.sql', import.meta.url),
  'utf8',
);

/** The tables whose rows belong to schools, without the list of the few schools that are not in use, which is read as a whole. */
export const schoolTables: ReadonlySet<string> = new Set(
  Array.from(schema.matchAll(/^create table "?(\w+)"? \(([^;]*)\);/gim))
    .filter(([, , columns = '']) => /"?\bschool_id"? /.test(columns))
    .map(([, table = '']) => table)
    .filter((table) => table !== 'suspended_schools'),
);

/**
 * The tables of a statement whose rows are not limited to one school by equality: neither `school_id = $n`, nor equal to
 * the school of a row that is, or to that of a row of a parameter.
 */
export async function unboundTables(sql: string): Promise<string[]> {
  const { stmts } = (await parse(sql)) as ParseResult;
  const reading = new Reading();
  for (const { stmt } of stmts ?? []) reading.statement(stmt as Node, undefined, new Map());
  return reading.unbound();
}

class Reading {
  readonly #rules: Rule[] = [];
  readonly #tables: Source[] = [];

  unbound(): string[] {
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (const { target, from } of this.#rules)
        if (!target.isBound && from.every((one) => one === 'parameter' || one.isBound)) {
          target.isBound = true;
          isChanged = true;
        }
    }
    return [...new Set(this.#tables.filter(({ isBound }) => !isBound).map(({ table = '' }) => table))].sort();
  }

  /** Reads a statement. Gives what its rows have as `school_id`, for a query around it; undefined if they have none. */
  statement(
    node: Node,
    parent: Scope | undefined,
    named: ReadonlyMap<string, Source>,
  ): (Source | 'parameter')[] | undefined {
    const [kind = ''] = Object.keys(node);
    const body = of(node, kind) ?? {};
    const scope: Scope = { parent, sources: [], named: new Map(named) };
    for (const cte of listOf(of(body, 'withClause')?.ctes))
      this.#with(of(cte, 'CommonTableExpr') ?? {}, scope);
    if (isObject(body.larg) && isObject(body.rarg)) return this.#union(body, scope);
    const written = isObject(body.relation) ? this.#table(body.relation, scope) : undefined;
    for (const item of [...listOf(body.fromClause), ...listOf(body.usingClause)]) this.#from(item, scope);
    this.#condition(body.whereClause, scope, new Set(scope.sources));
    if (kind === 'InsertStmt' && written) this.#insert(body, written, scope);
    const {
      relation: _relation,
      fromClause: _from,
      usingClause: _using,
      withClause: _with,
      ...others
    } = body;
    if (kind !== 'InsertStmt') this.#within(others, scope);
    const columns = listOf(kind === 'SelectStmt' ? body.targetList : body.returningList);
    return this.#output(columns, scope);
  }

  #with(cte: Node, scope: Scope): void {
    const source: Source = { name: String(cte.ctename), hasSchool: true, isBound: false, scope };
    // A recursive query refers to itself.
    scope.named.set(source.name, source);
    const names = listOf(cte.aliascolnames).map(textOf);
    const school = this.statement(cte.ctequery as Node, scope.parent, scope.named);
    source.hasSchool = school !== undefined || names.includes('school_id');
    if (school) this.#rules.push({ target: source, from: school });
  }

  #union(body: Node, scope: Scope): (Source | 'parameter')[] | undefined {
    const parts = [body.larg, body.rarg].map((part) =>
      this.statement({ SelectStmt: part }, scope.parent, scope.named),
    );
    // In a recursive query the second part is as the first one.
    const [first, second] = parts;
    return first && second
      ? [...first, ...second.filter((one) => one === 'parameter' || one.table !== undefined)]
      : undefined;
  }

  #table(range: Node, scope: Scope): Source {
    const table = String(range.relname);
    const name = aliasOf(range) ?? table;
    const query = scope.named.get(table);
    const source: Source = query
      ? { name, hasSchool: query.hasSchool, isBound: false, scope }
      : { name, table, hasSchool: schoolTables.has(table), isBound: false, scope };
    if (query) this.#rules.push({ target: source, from: [query] });
    else if (source.hasSchool) this.#tables.push(source);
    scope.sources.push(source);
    return source;
  }

  /** Reads what is in FROM. Gives the sources that it adds. */
  #from(item: Node, scope: Scope): Source[] {
    const range = of(item, 'RangeVar');
    if (range) return [this.#table(range, scope)];
    const join = of(item, 'JoinExpr');
    if (join) return this.#join(join, scope);
    const select = of(item, 'RangeSubselect');
    const functions = of(item, 'RangeFunction');
    const body = select ?? functions ?? {};
    const source: Source = { name: aliasOf(body) ?? '', hasSchool: false, isBound: false, scope };
    if (select) {
      // Only a lateral one can refer to those before it; for others there is nothing to refer to.
      const school = this.statement(select.subquery as Node, scope, scope.named);
      source.hasSchool = school !== undefined;
      if (school) this.#rules.push({ target: source, from: school });
    }
    // Each row of a parameter names its school.
    const columns = listOf(functions?.coldeflist).map((column) => of(column, 'ColumnDef')?.colname);
    source.columns = columns.map(String).filter((column) => schoolNames.has(column));
    source.isBound ||= source.columns.length > 0;
    scope.sources.push(source);
    return [source];
  }

  #join({ jointype, larg, rarg, quals, usingClause }: Node, scope: Scope): Source[] {
    const left = this.#from(larg as Node, scope);
    const right = this.#from(rarg as Node, scope);
    // The condition of an outer join does not limit the rows of the outer side.
    const limited = jointype === 'JOIN_LEFT' ? right : jointype === 'JOIN_RIGHT' ? left : [...left, ...right];
    if (jointype !== 'JOIN_FULL') this.#condition(quals, scope, new Set(limited));
    if (listOf(usingClause).map(textOf).includes('school_id'))
      for (const [one, other] of [
        [left, right],
        [right, left],
      ] as const)
        for (const target of one)
          for (const from of other)
            if (target.hasSchool && from.hasSchool && limited.includes(target))
              this.#rules.push({ target, from: [from] });
    this.#within(quals, scope);
    return [...left, ...right];
  }

  /** Reads a condition that must hold: the equalities of `school_id` in it limit the sources. */
  #condition(node: unknown, scope: Scope, limited: ReadonlySet<Source>): void {
    const all = of(node, 'BoolExpr');
    if (all?.boolop === 'AND_EXPR')
      for (const part of listOf(all.args)) this.#condition(part, scope, limited);
    const among = of(node, 'SubLink');
    if (among?.subLinkType === 'ANY_SUBLINK') this.#among(among, scope, limited);
    const equality = of(node, 'A_Expr');
    if (equality?.kind !== 'AEXPR_OP' || textOf(listOf(equality.name)[0]) !== '=') return;
    const sides = [equality.lexpr, equality.rexpr].map((side) => listOf(of(side, 'RowExpr')?.args));
    const [left = [], right = []] = sides;
    const pairs =
      left.length > 0 ? left.map((one, index) => [one, right[index]]) : [[equality.lexpr, equality.rexpr]];
    for (const [one, other] of pairs) {
      const [a, b] = [this.#school(one, scope), this.#school(other, scope)];
      if (!a || !b) continue;
      if (a !== 'parameter' && limited.has(a)) this.#rules.push({ target: a, from: [b] });
      if (b !== 'parameter' && limited.has(b)) this.#rules.push({ target: b, from: [a] });
    }
  }

  /** Reads `(school_id, …) in (select …)`. */
  #among({ testexpr, subselect }: Node, scope: Scope, limited: ReadonlySet<Source>): void {
    const tuple = listOf(of(testexpr, 'RowExpr')?.args);
    const columns = tuple.length > 0 ? tuple : listOf([testexpr]);
    for (const [at, column] of columns.entries()) {
      const target = this.#school(column, scope);
      if (!target || target === 'parameter' || !limited.has(target)) continue;
      const from = this.#selected(subselect as Node, scope, at);
      if (from) this.#rules.push({ target, from });
    }
  }

  /** What an expression is the school of: that of a row, or of the parameter. */
  #school(node: unknown, scope: Scope): Source | 'parameter' | undefined {
    const cast = of(node, 'TypeCast');
    if (cast) return this.#school(cast.arg, scope);
    if (of(node, 'ParamRef')) return 'parameter';
    const fields = listOf(of(node, 'ColumnRef')?.fields).map(textOf);
    const [qualifier, column] = fields.length > 1 ? fields : [undefined, fields[0]];
    // The id of a school is its school.
    for (let at: Scope | undefined = scope; at; at = at.parent)
      for (const source of at.sources) {
        if (qualifier !== undefined && source.name !== qualifier) continue;
        const isColumn =
          (schoolNames.has(column ?? '') && source.hasSchool && !(source.table && column === 'school')) ||
          (column === 'id' && source.table === 'schools') ||
          source.columns?.includes(column ?? '');
        if (isColumn) return source;
        if (qualifier !== undefined) return undefined;
      }
    return undefined;
  }

  #insert(body: Node, written: Source, scope: Scope): void {
    const columns = listOf(body.cols).map((column) => of(column, 'ResTarget')?.name);
    const at = columns.indexOf('school_id');
    const select = of(body.selectStmt, 'SelectStmt') ?? {};
    const values = listOf(select.valuesLists).map((list) => listOf(of(list, 'List')?.items)[at]);
    if (values.length > 0) {
      if (values.every((value) => of(value, 'ParamRef')))
        this.#rules.push({ target: written, from: ['parameter'] });
      return;
    }
    const school = this.#selected({ SelectStmt: select }, { ...scope, sources: [] }, at);
    if (school) this.#rules.push({ target: written, from: school });
  }

  /** The school that is in a column of a query that is inserted. */
  #selected(select: Node, scope: Scope, at: number): (Source | 'parameter')[] | undefined {
    const body = of(select, 'SelectStmt') ?? {};
    const named = listOf(body.targetList).map((column, index) => {
      const target = of(column, 'ResTarget') ?? {};
      return { ResTarget: { ...target, name: index === at ? 'school_id' : `column_${index}` } };
    });
    const isStar = named.length < at + 1;
    return this.statement({ SelectStmt: isStar ? body : { ...body, targetList: named } }, scope, scope.named);
  }

  /** The school of the rows of a query, by its columns. */
  #output(columns: readonly Node[], scope: Scope): (Source | 'parameter')[] | undefined {
    for (const column of columns) {
      const { name, val } = of(column, 'ResTarget') ?? {};
      const fields = listOf(of(val, 'ColumnRef')?.fields);
      const last = fields.at(-1);
      if (last && of(last, 'A_Star')) {
        const qualifier = fields.length > 1 ? textOf(fields[0]) : undefined;
        const source = scope.sources.find(
          (one) => (one.hasSchool || one.columns?.length) && (qualifier ?? one.name) === one.name,
        );
        if (source) return [source];
      } else if (schoolNames.has(String(name ?? textOf(last)))) {
        const school = this.#school(val, scope);
        return [school ?? nobody];
      }
    }
    return undefined;
  }

  /** Reads the queries inside of expressions. */
  #within(node: unknown, scope: Scope): void {
    if (Array.isArray(node)) for (const one of node) this.#within(one, scope);
    else if (isObject(node)) {
      if (isObject(node.SelectStmt)) this.statement(node, scope, scope.named);
      else for (const value of Object.values(node)) this.#within(value, scope);
    }
  }
}
