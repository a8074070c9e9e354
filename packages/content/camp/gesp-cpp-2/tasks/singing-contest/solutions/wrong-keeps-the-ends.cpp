// fails: 01 WA, 02 WA, 05 WA, 08 WA, 10 WA, 12 WA
#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int sum = 0, high = 0, low = 100;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        sum += x;
        high = max(high, x);
        low = min(low, x);
    }
    double avg = (double)sum / n;
    int mark = int(avg + 0.5);
    int prize = 0;
    if (mark >= 90)
        prize = 3;
    else if (mark >= 75) {
        if (high - low <= 15)
            prize = 2;
        else
            prize = 1;
    }
    cout << mark << " " << prize << endl;
    return 0;
}
