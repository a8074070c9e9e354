// fails: 02 WA, 03 WA, 04 WA, 06 WA, 07 WA, 11 WA, 15 WA, 19 WA
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
    int best = -1, at = 0;
    for (int i = 0; i < len * k; i++) {
        char c = s[i % len];
        if (c == 'R') red++;
        if (c == 'G') right--;
        if (red + right > best) {
            best = red + right;
            at = i + 1;
        }
    }
    cout << best << " " << at << endl;
    return 0;
}
