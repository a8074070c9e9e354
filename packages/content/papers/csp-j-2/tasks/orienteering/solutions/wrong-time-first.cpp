// fails-subtask: 1 WA, 2 WA, 3 WA, 4 Skipped
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

struct Player {
    int id, score, minutes;
};

bool better(const Player &x, const Player &y) {
    if (x.minutes != y.minutes) return x.minutes < y.minutes;
    return x.score > y.score;
}

bool inOrder(const Player &x, const Player &y) {
    if (better(x, y)) return true;
    if (better(y, x)) return false;
    return x.id < y.id;
}

int main() {
    int n, limit, k;
    scanf("%d%d%d", &n, &limit, &k);
    vector<Player> players(n);
    for (int i = 0; i < n; i++) {
        int score, minutes;
        scanf("%d%d", &score, &minutes);
        int late = max(0, minutes - limit);
        players[i] = {i + 1, max(0, score - (late + 9) / 10 * 5), minutes};
    }
    sort(players.begin(), players.end(), inOrder);
    vector<int> place(n);
    int winners = 0;
    for (int i = 0; i < n; i++) {
        place[i] = i > 0 && !better(players[i - 1], players[i]) ? place[i - 1] : i + 1;
        if (place[i] <= k) winners = i + 1;
    }
    printf("%d\n", winners);
    for (int i = 0; i < winners; i++) printf("%d %d %d\n", place[i], players[i].id, players[i].score);
    return 0;
}
