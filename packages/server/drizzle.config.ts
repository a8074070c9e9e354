import { defineConfig } from 'drizzle-kit';

// The newest snapshot is all that drizzle-kit reads: delete the one before when a migration comes. Its SQL stays, since
// data folders remember by time which of it they have run, and one file in place of all would run again in them.
export default defineConfig({ dialect: 'postgresql', schema: './src/db/schema/*.ts', out: './src/db/migrations' });
