/* The jobs of a request and how they are read: lines "key value"; "second" begins the other of a pair. */
#define MOST 64

struct job {
    const char *program, *input, *output, *error;
    const char *arguments[MOST], *environment[MOST], *readable[MOST], *writable[MOST];
    int argument_count, environment_count, readable_count, writable_count;
    int compiling;
    long cpu_us, wall_us, memory_kib, output_bytes, processes;
};

static char request[1 << 16];

static void add(const char **list, int *count, const char *value)
{
    if (*count < MOST - 1)
        list[(*count)++] = value;
}

static void read_line(struct job *job, char *line)
{
    char *value = strchr(line, ' ');
    if (value == NULL)
        return;
    *value++ = 0;
    if (!strcmp(line, "program")) job->program = value;
    else if (!strcmp(line, "input")) job->input = value;
    else if (!strcmp(line, "output")) job->output = value;
    else if (!strcmp(line, "error")) job->error = value;
    else if (!strcmp(line, "argument")) add(job->arguments, &job->argument_count, value);
    else if (!strcmp(line, "environment")) add(job->environment, &job->environment_count, value);
    else if (!strcmp(line, "readable")) add(job->readable, &job->readable_count, value);
    else if (!strcmp(line, "writable")) add(job->writable, &job->writable_count, value);
    else if (!strcmp(line, "compiling")) job->compiling = atoi(value);
    else if (!strcmp(line, "cpuUs")) job->cpu_us = atol(value);
    else if (!strcmp(line, "wallUs")) job->wall_us = atol(value);
    else if (!strcmp(line, "memoryKiB")) job->memory_kib = atol(value);
    else if (!strcmp(line, "outputBytes")) job->output_bytes = atol(value);
    else if (!strcmp(line, "processes")) job->processes = atol(value);
}

/* Read one job or a pair; they live in `request` until the next. A late "cancel" has no program and is dropped. */
static int next_jobs(struct job jobs[2])
{
    size_t size = 0;
    while (size < 2 || memcmp(request + size - 2, "\n\n", 2) != 0) {
        ssize_t got = size < sizeof request - 1 ? read(0, request + size, sizeof request - 1 - size) : 0;
        if (got <= 0)
            return 0;
        size += (size_t)got;
    }
    request[size] = 0;
    memset(jobs, 0, 2 * sizeof *jobs);
    struct job *job = jobs;
    for (char *line = strtok(request, "\n"); line != NULL; line = strtok(NULL, "\n")) {
        if (!strcmp(line, "second"))
            job = &jobs[1];
        else
            read_line(job, line);
    }
    return 1;
}
