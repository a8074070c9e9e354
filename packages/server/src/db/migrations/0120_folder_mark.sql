CREATE TABLE "folder_mark" (
	"name" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);
