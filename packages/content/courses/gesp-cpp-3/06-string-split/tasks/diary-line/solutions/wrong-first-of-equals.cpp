// fails: 04 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, most = 0, place = 0;
    string s;
    cin >> n;
    getline(cin, s);
    for (int k = 1; k <= n; k++) {
        getline(cin, s);
        s += " ";
        string word, best;
        int count = 0;
        for (int i = 0; i < (int)s.size(); i++) {
            if (s[i] == ' ') {
                count++;
                if (word.size() > best.size()) best = word;
                word = "";
            } else if (s[i] != ',' && s[i] != '.' && s[i] != '!') {
                word += s[i];
            }
        }
        cout << count << " " << best << endl;
        if (count > most) {
            most = count;
            place = k;
        }
    }
    cout << place << endl;
    return 0;
}
