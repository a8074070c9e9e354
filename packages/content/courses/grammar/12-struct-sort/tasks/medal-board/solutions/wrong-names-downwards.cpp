// fails: 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

struct Team {
    string name;
    int gold, silver, bronze;
};

bool before(const Team &x, const Team &y) {
    if (x.gold != y.gold) return x.gold > y.gold;
    if (x.silver != y.silver) return x.silver > y.silver;
    if (x.bronze != y.bronze) return x.bronze > y.bronze;
    return x.name > y.name;
}

int main() {
    int n;
    Team t[205];
    cin >> n;
    for (int i = 0; i < n; i++) cin >> t[i].name >> t[i].gold >> t[i].silver >> t[i].bronze;
    sort(t, t + n, before);
    for (int i = 0; i < n; i++) cout << t[i].name << " " << t[i].gold + t[i].silver + t[i].bronze << endl;
    return 0;
}
