/**
 * Changes nothing in the schema: after a migration, the sizes of indexes in the planner of SQLite are set again, of which those
 * of all live records were too small.
 */
export async function up(): Promise<void> {}
