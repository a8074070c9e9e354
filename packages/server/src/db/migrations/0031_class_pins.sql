CREATE TABLE "grade_pin" (
	"app_id" text NOT NULL,
	"grade_id" text NOT NULL,
	"person_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "grade_pin_app_id_person_id_grade_id_pk" PRIMARY KEY("app_id","person_id","grade_id")
);
