// fails: 01 WA, 02 WA, 04 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA, 20 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    int k;
    cin >> s >> k;
    int len = s.size(), green = 0;
    for (char c : s)
        if (c == 'G') green++;
    int right = green * k, red = 0;
    int best = right, at = 0;
    for (int i = 0; i < len * k; i++) {
        char c = s[i % len];
        if (c == 'R') red++;
        if (c == 'G') red++;
        if (red + right > best) {
            best = red + right;
            at = i + 1;
        }
    }
    cout << best << " " << at << endl;
    return 0;
}
