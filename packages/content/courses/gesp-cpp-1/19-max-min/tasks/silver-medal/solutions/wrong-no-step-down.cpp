// fails: 01 WA, 06 WA, 08 WA, 12 WA, 13 WA, 15 WA, 18 WA, 19 WA
#include <iostream>
using namespace std;

int main() {
    int n, x;
    cin >> n;
    int gold = -1, golds = 0, silver = -1, silvers = 0;
    for (int i = 1; i <= n; i++) {
        cin >> x;
        if (x > gold) {
            gold = x;
            golds = 1;
        } else if (x == gold) {
            golds++;
        } else if (x > silver) {
            silver = x;
            silvers = 1;
        } else if (x == silver) {
            silvers++;
        }
    }
    cout << silver << " " << silvers << endl;
    return 0;
}
