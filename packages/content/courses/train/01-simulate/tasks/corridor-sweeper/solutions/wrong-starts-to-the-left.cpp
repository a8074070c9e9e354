// fails: 01 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n, p;
    string orders;
    cin >> n >> p >> orders;
    vector<bool> swept(n + 1);
    swept[p] = true;
    int d = -1;
    for (char c : orders) {
        if (c == 'T') {
            d = -d;
        } else if (p + d >= 1 && p + d <= n) {
            p += d;
            swept[p] = true;
        } else {
            d = -d;
        }
    }
    int count = 0;
    for (int i = 1; i <= n; i++)
        if (swept[i])
            count++;
    cout << p << " " << count << endl;
    return 0;
}
