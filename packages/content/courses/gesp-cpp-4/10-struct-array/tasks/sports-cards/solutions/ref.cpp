#include <iostream>
#include <string>
#include <algorithm>
using namespace std;

struct Player {
    string name;
    long long sum;
    int top, no;
};

Player p[1005];

bool before(const Player &x, const Player &y) {
    if (x.sum != y.sum) return x.sum > y.sum;
    if (x.top != y.top) return x.top > y.top;
    return x.no < y.no;
}

int main() {
    int n, ahead[1005];
    cin >> n;
    for (int i = 1; i <= n; i++) {
        long long a, b, c;
        cin >> p[i].name >> a >> b >> c;
        p[i].sum = a + b + c;
        p[i].top = max(a, max(b, c));
        p[i].no = i;
    }
    int first = 1, last = 1;
    for (int i = 1; i <= n; i++) {
        ahead[i] = 0;
        for (int j = 1; j <= n; j++) {
            if (before(p[j], p[i])) ahead[i]++;
        }
        if (ahead[i] == 0) first = i;
        if (ahead[i] == n - 1) last = i;
    }
    cout << p[first].name << " " << p[last].name << endl;
    for (int i = 1; i <= n; i++) cout << ahead[i] << " ";
    cout << endl;
    return 0;
}
