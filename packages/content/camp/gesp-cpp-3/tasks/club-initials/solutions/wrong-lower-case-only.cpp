// fails: 02 WA, 04 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string w, initials;
    int longest = 0;
    while (cin >> w) {
        string low = w;
        for (int i = 0; i < (int)low.size(); i++)
            if (low[i] >= 'A' && low[i] <= 'Z')
                low[i] += 32;
        if (w == "of" || w == "the" || w == "and")
            continue;
        initials += char(low[0] - 32);
        if ((int)w.size() > longest)
            longest = w.size();
    }
    cout << initials << " " << longest << endl;
    return 0;
}
