/*
 * The slot's control group (cgroup v2), made by the judge and empty between jobs: it holds a job's processes together,
 * bounds all of their memory and counts all of their CPU time. NULL where there is none; other walls stand all the same.
 */
static const char *group;

static int write_group(const char *file, const char *text)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", group, file);
    return write_text(path, text);
}

/* The number behind a word in one of the group's tables, 0 when it is not there. */
static long read_group(const char *file, const char *word)
{
    char path[4096], text[4096];
    snprintf(path, sizeof path, "%s/%s", group, file);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t size = fd < 0 ? 0 : read(fd, text, sizeof text - 1);
    close(fd);
    text[size > 0 ? size : 0] = 0;
    for (char *line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n"))
        if (!strncmp(line, word, strlen(word)) && line[strlen(word)] == ' ')
            return atol(line + strlen(word));
    return 0;
}

/* Room for the programs' pages and for what the kernel and the page cache hold for them: the resident size decides. */
static int limit_group(long memory_kib)
{
    char text[32];
    snprintf(text, sizeof text, "%ld", (memory_kib + memory_kib / 8 + 16 * 1024) * 1024);
    return write_group("memory.max", text);
}
