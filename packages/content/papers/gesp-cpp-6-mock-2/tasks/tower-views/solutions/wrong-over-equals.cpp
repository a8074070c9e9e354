// fails: 02 WA, 06 WA, 07 WA, 09 WA, 11 WA, 12 WA, 13 WA, 15 WA
#include <iostream>
#include <stack>
#include <vector>
using namespace std;

int main() {
    int n;
    long long m, h, x, y;
    cin >> n >> m >> h >> x >> y;
    vector<long long> a(n + 1);
    for (int i = 1; i <= n; i++) {
        a[i] = h;
        h = (h * x + y) % m;
    }
    stack<int> s;
    long long sum = 0;
    int most = 0, at = n;
    for (int i = n; i >= 1; i--) {
        while (!s.empty() && a[s.top()] <= a[i]) s.pop();
        int seen = s.empty() ? n - i : s.top() - i;
        s.push(i);
        sum += seen;
        if (seen >= most) {
            most = seen;
            at = i;
        }
    }
    cout << sum << " " << at << endl;
    return 0;
}
