// fails: 01 WA, 03 WA, 04 WA, 05 WA, 06 WA, 08 WA, 10 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <string>
using namespace std;

int n, k, p, total;
string word, answer;

void fill(int pos, int used) {
    if (pos == n) {
        total++;
        if (total == p) answer = word;
        return;
    }
    for (char c = 'C'; c >= 'A'; c--) {
        if (pos > 0 && word[pos - 1] == c) continue;
        if (c == 'C' && used == k) continue;
        word[pos] = c;
        fill(pos + 1, c == 'C' ? used + 1 : used);
    }
}

int main() {
    cin >> n >> k >> p;
    total = 0;
    answer = "none";
    word = "";
    for (int i = 0; i < n; i++) word += 'A';
    fill(0, 0);
    cout << total << " " << answer << endl;
    return 0;
}
